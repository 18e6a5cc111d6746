import { expect, test } from 'vitest';
import { isPersonsVisit } from './person-visit.ts';

const PHONE =
	'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';

test.each([
	['a phone', { 'user-agent': PHONE }, true],
	['a phone that says what it asks for', { 'user-agent': PHONE, 'sec-fetch-dest': 'document' }, true],
	['a page fetched beforehand', { 'user-agent': PHONE, 'sec-purpose': 'prefetch;prerender' }, false],
	['a script of a page', { 'user-agent': PHONE, 'sec-fetch-dest': 'empty' }, false],
	['nobody', {}, false],
	[
		'a search engine',
		{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
		false,
	],
	['a messenger that shows links', { 'user-agent': 'facebookexternalhit/1.1' }, false],
	['a command line', { 'user-agent': 'curl/8.5.0' }, false],
	['a browser without a screen', { 'user-agent': PHONE.replace('Chrome', 'HeadlessChrome') }, false],
])('isPersonsVisit: %s', (_, headers, isVisit) => {
	expect(isPersonsVisit(headers)).toBe(isVisit);
});
