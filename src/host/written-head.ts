import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import type { HeaderPair } from './security-headers.ts';

export const KEEP_ALIVE_MS = 20_000;

/** The lines of a head that are the same for every reader, as they stand on the wire. Throws at what no header may hold. */
export function headLines(status: number, headers: readonly HeaderPair[]): string {
	const lines = headers.map(([name, value]) => {
		validateHeaderName(name);
		validateHeaderValue(name, value);
		return `${name}: ${value}\r\n`;
	});
	return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`;
}

/** Node keeps the finished head in this field and sends it with the first bytes of the body; its types leave it out. */
type WithHead = ServerResponse & { _header: string };

/**
 * Whether the finished head fits: nobody has set a header of this one answer, and the connection stays open afterwards.
 * Every other answer has its head written by Node.
 */
export const takesWrittenHead = (response: ServerResponse): boolean =>
	response.shouldKeepAlive && !response.headersSent && response.getHeaderNames().length === 0;

/**
 * Ends an answer with a head that was written beforehand: Node looks at each header of each answer again, which takes
 * longer than all the rest of a plain file. The body is text of one byte per character, or bytes.
 */
export function endWithHead(response: ServerResponse, status: number, lines: string, body: string | Buffer): void {
	response.statusCode = status;
	(response as WithHead)._header = lines + endOfHead();
	response.end(body, 'latin1');
}

const KEPT_OPEN = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`;
let second = 0;
let end = '';

function endOfHead(): string {
	const now = Date.now();
	const thisSecond = now - (now % 1000);
	if (thisSecond !== second) {
		second = thisSecond;
		end = `Date: ${new Date(now).toUTCString()}\r\n${KEPT_OPEN}`;
	}
	return end;
}
