import type { IncomingMessage } from 'node:http';
import type { EdgeCode } from '#src/platform/http/index.ts';

/** What the checks need to know of this site. */
export type EdgeSite = {
	readonly siteUrl: string;
	/** The exact `Host` that requests must name. */
	readonly host: string;
	/** Unsafe requests to this path come from other servers, so they carry no `Origin`. */
	isServerToServer(path: string): boolean;
	/** The largest body that this request may bring. */
	bodyLimit(path: string, contentType: string): number;
};

export type EdgeFailure = {
	readonly code: EdgeCode;
	readonly headers?: Readonly<Record<string, string>>;
	/** What follows on this connection cannot be trusted or is not worth reading. */
	readonly closes?: boolean;
};

/** `path`: decoded. Answers an error, or `null` to let the request on. */
export type EdgeCheck = (request: IncomingMessage, path: string, site: EdgeSite) => EdgeFailure | null;
