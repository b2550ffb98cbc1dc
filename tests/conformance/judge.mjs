// Reads what the suite left, and says which scored scenarios fall short.
//
//   node judge.mjs OUT SUITE LEG...
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const [out, suite, ...legs] = process.argv.slice(2);
const YAML = createRequire(path.join(suite, 'package.json'))('yaml');
const VERSIONS = ['2025-11-25', '2026-07-28'];

/** The checks of one scenario, as the suite wrote them. */
function checksOf(leg, version, scenario) {
  const folder = path.join(out, `${leg}-${version}`, path.dirname(scenario));
  const prefix = `${leg === 'server' ? 'server-' : ''}${path.basename(scenario)}-2`;
  const run = fs.existsSync(folder) && fs.readdirSync(folder).find((name) => name.startsWith(prefix));
  return run ? JSON.parse(fs.readFileSync(path.join(folder, run, 'checks.json'), 'utf8')) : [];
}

/** The scenarios whose run ended with an exit status other than 0. */
function failedRuns(leg, version) {
  const file = path.join(out, `${leg}-${version}.failed`);
  return new Set(fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []);
}

/** What is wrong with one scenario; nothing if it is clean. */
function complaints(leg, version, scenario, failed) {
  const checks = checksOf(leg, version, scenario);
  const found = checks
    .filter((check) => check.status === 'FAILURE' || check.status === 'WARNING')
    .map((check) => `${check.status} ${check.id}: ${check.errorMessage ?? check.description}`);
  if (!checks.some((check) => check.status === 'SUCCESS')) found.push('not one success');
  if (failed.has(scenario)) found.push('the exit status is not 0');
  return found.map((text) => text.replace(/\s+/g, ' ').slice(0, 240));
}

let short = 0;
for (const version of VERSIONS) {
  const required = YAML.parse(
    fs.readFileSync(path.join(suite, 'requirements', `${version}.yaml`), 'utf8'),
  );
  for (const leg of legs) {
    const failed = failedRuns(leg, version);
    const others = (required.not_scored ?? []).filter((entry) => entry.leg === leg);
    const groups = {
      required: required[leg].filter((scenario) => !scenario.startsWith('auth/')),
      'auth, not required': required[leg].filter((scenario) => scenario.startsWith('auth/')),
      'not scored': others.map((entry) => entry.scenario),
    };
    for (const [group, scenarios] of Object.entries(groups)) {
      if (scenarios.length === 0) continue;
      const bad = scenarios
        .map((scenario) => [scenario, complaints(leg, version, scenario, failed)])
        .filter(([, found]) => found.length > 0);
      console.log(`${version} ${leg}, ${group}: ${scenarios.length - bad.length} of ${scenarios.length} clean`);
      if (group === 'auth, not required') continue;
      for (const [scenario, found] of bad) {
        for (const complaint of found) console.log(`  ${scenario}: ${complaint}`);
      }
      if (group === 'required') short += bad.length;
    }
  }
}
process.exit(short > 0 ? 1 : 0);
