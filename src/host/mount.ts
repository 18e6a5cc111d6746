import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the host found out about a request before anything else saw it. */
export type RequestFacts = {
	readonly id: string;
	/** The client's address: the peer's, or what a trusted proxy says. */
	readonly ip: string;
	/** The path, decoded once, without query. */
	readonly path: string;
	/**
	 * Renders the Astro page of this path, or of `pagePath`, with values that only the host's side knows, and answers
	 * with it. The body must not have been read.
	 */
	readonly renderPage: (locals: Readonly<Record<string, unknown>>, pagePath?: string) => Promise<void>;
	/** Answers with the screen for failures (404 and 410: the other one). */
	readonly fail: (status: number, headers?: Readonly<Record<string, string>>) => void;
};

/** A part of the site that answers in front of Astro, as the embedded identity service does. */
export type HostMount = {
	matches(path: string): boolean;
	/** Gets the body unread; sizes, `Host`, method and origin are already checked. */
	handle(request: IncomingMessage, response: ServerResponse, facts: RequestFacts): Promise<void> | void;
	/** Unsafe requests to this path come from other servers, so they carry no `Origin`. */
	isServerToServer?(path: string): boolean;
};
