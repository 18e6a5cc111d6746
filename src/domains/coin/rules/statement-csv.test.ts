import { expect, test } from 'vitest';
import { csvOf } from './statement-csv.ts';

test('is read as UTF-8, and nothing in it is run', () => {
	const rows = [
		['Ngày', 'Số'],
		['=HYPERLINK("http://x")', -500],
		['@sum', '+1'],
		['a, "b"', '-12'],
	];
	expect(csvOf(rows)).toBe('\uFEFFNgày,Số\r\n"\'=HYPERLINK(""http://x"")",-500\r\n\'@sum,\'+1\r\n"a, ""b""",-12');
});
