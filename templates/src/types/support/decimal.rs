//! Numbers as they are written, without rounding: `0.3` is a multiple of `0.1`.

use std::cmp::Ordering;

use serde_json::Number;

/// A number: `0.DIGITS` times ten to the power of `point`. Zero has no digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Decimal {
    negative: bool,
    /// From 0 to 9; neither the first nor the last is 0.
    digits: Vec<u8>,
    point: i64,
}

impl Decimal {
    /// Reads a number of JSON.
    pub(super) fn new(text: &str) -> Self {
        let (negative, text) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let written = whole.bytes().chain(fraction.bytes());
        let all: Vec<u8> = written.map(|byte| byte.wrapping_sub(b'0')).collect();
        let zeros = all.iter().take_while(|digit| **digit == 0).count();
        let end = all.iter().rposition(|digit| *digit != 0).map_or(0, |last| last + 1);
        let digits = all.get(zeros..end).unwrap_or_default().to_vec();
        if digits.is_empty() {
            return Self { negative: false, digits, point: 0 };
        }
        let point = whole.len() as i64 - zeros as i64;
        Self { negative, digits, point: point.saturating_add(power(exponent)) }
    }

    pub(super) fn of(number: &Number) -> Self {
        let text = number.to_string();
        // Above 2^53 a float is a whole number with more digits than it is written with, which makes a
        // difference beside integers of 64 bits.
        let is_large = |float: &f64| float.abs() > 9e15 && float.abs() < 2e19;
        match number.as_f64().filter(|float| is_large(float) && number.is_f64()) {
            Some(float) if is_float(&text, float) => Self::new(&format!("{float:.0}")),
            _ => Self::new(&text),
        }
    }

    /// The power of ten of the last digit.
    fn last(&self) -> i64 {
        self.point.saturating_sub(self.digits.len() as i64)
    }

    pub(super) fn is_integer(&self) -> bool {
        self.digits.is_empty() || self.last() >= 0
    }

    /// The integer that it is, if it is one and fits.
    pub(super) fn integer(&self) -> Option<i128> {
        if !self.is_integer() || self.point > 39 {
            return None;
        }
        let zeros = std::iter::repeat_n(&0, self.last().max(0) as usize);
        let mut value: i128 = 0;
        for digit in self.digits.iter().chain(zeros).take(self.point.max(0) as usize) {
            let digit = i128::from(*digit);
            let digit = if self.negative { -digit } else { digit };
            value = value.checked_mul(10)?.checked_add(digit)?;
        }
        Some(value)
    }

    /// Whether it is a multiple of another number, which is not zero.
    pub(super) fn is_multiple_of(&self, step: &Self) -> bool {
        self.digits.is_empty() || self.rest(step) == Some(0)
    }

    /// What is left of the digits when they are divided by a step; nothing where that is too long to
    /// be known.
    fn rest(&self, step: &Self) -> Option<u128> {
        let shift = self.last().saturating_sub(step.last());
        let mut divisor = whole(&step.digits)?;
        for _ in shift..0 {
            // A number with fewer zeros than its step has.
            divisor = divisor.checked_mul(10)?;
        }
        let next = |rest: u128, digit: u8| {
            Some(rest.checked_mul(10)?.checked_add(u128::from(digit))? % divisor)
        };
        let rest = self.digits.iter().try_fold(0, |rest, digit| next(rest, *digit))?;
        // A zero more takes a 2 and a 5 from what is left; after 128 there are none in the divisor.
        (0..shift.min(128)).try_fold(rest, |rest, _| next(rest, 0))
    }
}

impl PartialOrd for Decimal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Decimal {
    fn cmp(&self, other: &Self) -> Ordering {
        let sign = |one: &Self| match (one.digits.is_empty(), one.negative) {
            (true, _) => 0,
            (false, true) => -1,
            (false, false) => 1,
        };
        let size = || self.point.cmp(&other.point).then_with(|| self.digits.cmp(&other.digits));
        sign(self).cmp(&sign(other)).then_with(|| match sign(self) {
            0 => Ordering::Equal,
            1 => size(),
            _ => size().reverse(),
        })
    }
}

/// Whether a text is how a float is written, and not a number of more digits that was kept as it is.
fn is_float(text: &str, float: f64) -> bool {
    Number::from_f64(float).is_some_and(|number| number.to_string() == text)
}

/// An exponent, or the largest there is for one that has no end.
fn power(exponent: &str) -> i64 {
    const MOST: i64 = i64::MAX / 4;
    let least = if exponent.starts_with('-') { -MOST } else { MOST };
    exponent.parse::<i64>().map_or(least, |power| power.clamp(-MOST, MOST))
}

/// Digits as a whole number.
fn whole(digits: &[u8]) -> Option<u128> {
    digits
        .iter()
        .try_fold(0, |value, digit| u128::checked_mul(value, 10)?.checked_add(u128::from(*digit)))
}
