import { expect, test } from 'vitest';
import { gramsOfKilograms, readImportNumber } from './import-number.ts';

test.each([
	['90000', 90_000],
	['90000.00', 90_000],
	['90000,00', 90_000],
	['90.000', 90_000],
	['90,000', 90_000],
	['90.000,00', 90_000],
	['90,000.00 ₫', 90_000],
	['5.00', 5],
	['90000.5', 'decimals'],
	['90000.50', 'decimals'],
	['90000.000', 'decimals'],
	['1.25', 'decimals'],
	['12.50.000', 'decimals'],
	['9.000.00', 'decimals'],
	['1e6', null],
	['-5.00', null],
	['.00', null],
	['rẻ', null],
])('readImportNumber(%j) returns %j', (cell, read) => expect(readImportNumber(cell)).toBe(read));

test.each([
	['0.5', '500'],
	['0,25', '250'],
	['2', '2000'],
	['1.250', '1250'],
	['nặng', 'nặng'],
	['1.2345', '1.2345'],
])('gramsOfKilograms(%j) returns %j', (cell, grams) => expect(gramsOfKilograms(cell)).toBe(grams));
