import { METRES_PER_FOOT, METRES_PER_YARD } from '@divot/basics';

// Drill texts are written in metres and centimetres. For golfers who use yards and feet, lengths as on a green become
// feet, and longer ones yards.

const CM_PER_INCH = 2.54;
const YARDS_FROM_M = 20;
const ROUND_YARDS_FROM = 50;
/** One number or several of the same unit: '6, 9 and 12 m', '5 to 25 m'. */
const LENGTHS = /((?:\d+(?:\.\d+)?(?:, | and | to |-))*\d+(?:\.\d+)?) (m|cm)\b/g;

const inches = (cm: number): string => {
  const halves = Math.max(1, Math.round((cm / CM_PER_INCH) * 2));
  const whole = Math.floor(halves / 2);
  return `${whole === 0 ? '' : whole}${halves % 2 === 1 ? '½' : ''}`;
};
const yards = (metres: number): string => {
  const exact = metres / METRES_PER_YARD;
  return String(exact >= ROUND_YARDS_FROM ? Math.round(exact / 5) * 5 : Math.round(exact));
};

/** 'Coin 30 cm ahead, from 2 m' → 'Coin 12 in ahead, from 7 ft'. */
export const inUnits = (text: string, units: 'metric' | 'imperial'): string =>
  units === 'metric'
    ? text
    : text.replace(LENGTHS, (_, numbers: string, unit: string) => {
        const inYards = Math.max(...numbers.split(/, | and | to |-/).map(Number)) >= YARDS_FROM_M;
        const convert = (number: string) => {
          if (unit === 'cm') return inches(Number(number));
          return inYards ? yards(Number(number)) : String(Math.round(Number(number) / METRES_PER_FOOT));
        };
        return `${numbers.replace(/\d+(?:\.\d+)?/g, convert)} ${unit === 'cm' ? 'in' : inYards ? 'yd' : 'ft'}`;
      });
