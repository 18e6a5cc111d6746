import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { pathToFileURL } from 'node:url';
import { type AnswerTarget, type Captured, captureAnswer } from './pages/captured-answer.ts';

export type Locals = Readonly<Record<string, unknown>>;
export type AstroHandler = (
	request: IncomingMessage,
	response: AnswerTarget,
	next: undefined,
	locals: Locals,
) => Promise<void>;

export async function loadAstro(entryFile: string): Promise<AstroHandler> {
	const entry: { handler: AstroHandler } = await import(pathToFileURL(entryFile).href);
	return entry.handler;
}

/** A longer render means that something is broken; the reader gets an error instead of waiting. */
const RENDER_TIMEOUT_MS = 15_000;

export type AnonymousRender = {
	readonly target: string;
	readonly host: string;
	readonly isHttps: boolean;
	readonly requestId: string;
	readonly locals: Locals;
};

/**
 * Renders a page without any data of the reader: no cookie and no client address, so that it can be cached for
 * everyone.
 */
export async function renderAnonymous(astro: AstroHandler, render: AnonymousRender): Promise<Captured> {
	const socket = Object.assign(new EventEmitter(), { encrypted: render.isHttps, remoteAddress: '127.0.0.1' });
	const request = Object.assign(new EventEmitter(), {
		method: 'GET',
		url: render.target,
		headers: {
			host: render.host,
			accept: 'text/html',
			'x-chobiz-request-id': render.requestId,
			'x-chobiz-client-ip': '127.0.0.1',
		},
		socket,
	}) as unknown as IncomingMessage;
	const { target, done } = captureAnswer(request);
	const timer = setTimeout(() => target.destroy(new Error('the render took too long')), RENDER_TIMEOUT_MS);
	astro(request, target, undefined, render.locals).catch((problem: Error) => target.destroy(problem));
	const captured = await done.finally(() => clearTimeout(timer));
	if (captured === 'streamed') throw new Error('a page for everybody cannot be a stream');
	return captured;
}
