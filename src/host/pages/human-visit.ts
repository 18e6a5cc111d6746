import type { IncomingHttpHeaders } from 'node:http';

/** Clients that name themselves like this, or have no user agent, are bots. */
const MACHINE =
	/bot|crawl|spider|slurp|fetch|preview|scan|monitor|headless|lighthouse|facebookexternalhit|curl|wget|python|java\/|go-http|axios|node|http|scrapy|okhttp/i;

/** Returns true for a person's page view: neither a bot nor a browser prefetch. */
export function isHumanVisit(headers: IncomingHttpHeaders): boolean {
	const agent = headers['user-agent'] ?? '';
	const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
	const wanted = headers['sec-fetch-dest'] ?? 'document';
	return agent !== '' && !MACHINE.test(agent) && !String(purpose).includes('prefetch') && wanted === 'document';
}
