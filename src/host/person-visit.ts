import type { IncomingHttpHeaders } from 'node:http';

/** What calls itself so, or nothing at all, is a machine. */
const MACHINE =
	/bot|crawl|spider|slurp|fetch|preview|scan|monitor|headless|lighthouse|facebookexternalhit|curl|wget|python|java\/|go-http|axios|node|http|scrapy|okhttp/i;

/** Whether somebody looks at this page now: no machine, and no browser that only fetches it beforehand. */
export function isPersonsVisit(headers: IncomingHttpHeaders): boolean {
	const agent = headers['user-agent'] ?? '';
	const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
	const wanted = headers['sec-fetch-dest'] ?? 'document';
	return agent !== '' && !MACHINE.test(agent) && !String(purpose).includes('prefetch') && wanted === 'document';
}
