import { describe, expect, it } from 'vitest';
import { isShortSpanish } from './short-spanish.ts';

describe('a message too short to tell its language, in a talk in Spanish', () => {
  it.each([
    'color verde',
    'mide 12 pies',
    'y por 80?',
    '2 metros por 1',
    'asi es',
    'De acuerdo',
    'La espalda',
    'aki',
    'porfis',
  ])('is Spanish: %s', (said) => expect(isShortSpanish(said)).toBe(true));

  it.each([
    'Rosa Blanco',
    'no',
    'Luz',
    'ok',
    'julio',
    '24',
    'Casa Blanca',
    'lupe@example.com',
    'send it',
    'constructor',
  ])('is a name, or as English: %s', (said) => expect(isShortSpanish(said)).toBe(false));
});
