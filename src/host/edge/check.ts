import type { IncomingMessage } from 'node:http';
import type { EdgeCode } from '#src/platform/http/index.ts';

export type EdgeSite = {
	readonly siteUrl: string;
	readonly host: string;
	/** True for paths called by other servers, whose unsafe requests have no `Origin` header. */
	isServerToServer(path: string): boolean;
	bodyLimit(path: string, contentType: string): number;
};

export type EdgeFailure = {
	readonly code: EdgeCode;
	readonly headers?: Readonly<Record<string, string>>;
	/** Closes the connection: its further bytes cannot be trusted or are not worth reading. */
	readonly closes?: boolean;
};

export type EdgeCheck = (request: IncomingMessage, path: string, site: EdgeSite) => EdgeFailure | null;
