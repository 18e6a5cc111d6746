import { expect, test } from 'vitest';
import { isHumanVisit } from './human-visit.ts';

const PHONE =
	'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';

test.each([
	['a phone', { 'user-agent': PHONE }, true],
	['a phone that requests a document', { 'user-agent': PHONE, 'sec-fetch-dest': 'document' }, true],
	['a prefetched page', { 'user-agent': PHONE, 'sec-purpose': 'prefetch;prerender' }, false],
	['a request by a script', { 'user-agent': PHONE, 'sec-fetch-dest': 'empty' }, false],
	['nobody', {}, false],
	[
		'a search engine',
		{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
		false,
	],
	['a link preview of a messenger', { 'user-agent': 'facebookexternalhit/1.1' }, false],
	['a command-line client', { 'user-agent': 'curl/8.5.0' }, false],
	['a headless browser', { 'user-agent': PHONE.replace('Chrome', 'HeadlessChrome') }, false],
])('isPersonsVisit: %s', (_, headers, isVisit) => {
	expect(isHumanVisit(headers)).toBe(isVisit);
});
