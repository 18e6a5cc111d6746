import { expect, test } from 'vitest';
import { readQuantity } from './typed-quantity.ts';

const limits = { min: 4, max: 20, step: 2 };

test.each([
	['4', 4],
	[' 12 ', 12],
	['20', 20],
	['２０', 20],
	['', 'not_whole'],
	['-6', 'not_whole'],
	['1.5', 'not_whole'],
	['1e1', 'not_whole'],
	['🍎', 'not_whole'],
	['0', 'too_low'],
	['2', 'too_low'],
	['22', 'too_high'],
	['999999999999', 'too_high'],
	['7', 'between_steps'],
])('readQuantity(%j) returns %j', (text, said) => expect(readQuantity(text, limits)).toBe(said));
