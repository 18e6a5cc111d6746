import type { IncomingMessage, ServerResponse } from 'node:http';

export type RequestFacts = {
	readonly id: string;
	readonly ip: string;
	readonly path: string;
	/**
	 * Renders the Astro page of this path or of `pagePath` with extra locals and sends it. The body must not have been
	 * read.
	 */
	readonly renderPage: (locals: Readonly<Record<string, unknown>>, pagePath?: string) => Promise<void>;
	/** Sends the error page, for 404 and 410 the not-found page. */
	readonly fail: (status: number, headers?: Readonly<Record<string, string>>) => void;
};

export type HostMount = {
	matches(path: string): boolean;
	/** The body is unread; size, `Host`, method and origin are already checked. */
	handle(request: IncomingMessage, response: ServerResponse, facts: RequestFacts): Promise<void> | void;
	isServerToServer?(path: string): boolean;
};
