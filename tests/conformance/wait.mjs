// Waits until somebody listens on a port of this machine; gives up after ten seconds.
import net from 'node:net';

const port = Number(process.argv[2]);
const until = Date.now() + 10_000;
const attempt = () => {
  const socket = net.connect(port, '127.0.0.1', () => socket.end());
  socket.on('error', () => {
    if (Date.now() > until) {
      console.error(`nobody listens on port ${port}`);
      process.exit(1);
    }
    setTimeout(attempt, 50);
  });
};
attempt();
