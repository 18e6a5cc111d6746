import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_ROUTES } from '#src/routes.ts';
import { fillPlaceholders, placeholdersIn } from './fill-placeholders.ts';
import { POLICY_VALUES } from './policy-values.ts';

const FOLDER = new URL('policies/', import.meta.url);
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
const texts = files.map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')] as const);

test('a policy that quotes a number nobody keeps stops the build and is named', () => {
	expect(() => fillPlaceholders('Trong {{ returns.nowhere }} ngày', POLICY_VALUES, 'a.md')).toThrow(
		"a.md: no value is called 'returns.nowhere'",
	);
	expect(() => fillPlaceholders('{{constructor}}', POLICY_VALUES, 'a.md')).toThrow("'constructor'");
});

test('the numbers of the code reach the reader in Vietnamese notation', () => {
	expect(fillPlaceholders('tối đa {{orders.cashMax}}', POLICY_VALUES, 'a.md')).toMatch(/^tối đa 5\.000\.000\s₫$/);
});

test.each(texts)('%s quotes only numbers that the code keeps', (_, text) => {
	for (const name of placeholdersIn(text)) expect(POLICY_VALUES).toHaveProperty([name]);
});

test.each(texts)('%s writes no day, hour, percentage or amount by hand', (_, text) => {
	const body = text.split('---').slice(2).join('---');
	expect(body.match(/\d[\d.]*\s*(ngày|giờ|phút|₫|%|tháng|năm)/g) ?? []).toEqual([]);
});

test('no value is left that no policy quotes', () => {
	const quoted = new Set(texts.flatMap(([, text]) => placeholdersIn(text)));
	expect(Object.keys(POLICY_VALUES).filter((name) => !quoted.has(name))).toEqual([]);
});

test('every policy has an open page of its own', () => {
	const paths = new Set(PAGE_ROUTES.filter((route) => route.guard === 'none').map((route) => route.path));
	expect(files.map((file) => `/${file.split('/')[0]}`).filter((path) => !paths.has(path))).toEqual([]);
});
