import { ERROR_SCREEN_WAIT } from '#src/shared/error-screen.ts';
import { type AstroHandler, type Locals, renderAnonymous } from '../astro.ts';
import type { ErrorPage, ErrorPages } from '../error-answers.ts';
import type { StaticFiles } from '../files/static-files.ts';
import { completePolicy } from '../security-headers.ts';

/** A placeholder in the prepared page for the request id. */
const REQUEST_ID_MARK = '00000000-0000-7000-8000-0000000005ee';

type Options = {
	readonly astro: AstroHandler;
	readonly files: StaticFiles;
	readonly host: string;
	readonly isHttps: boolean;
	readonly locals: Locals;
};

const WAIT_MARK = 'giay-phai-doi';

/** Error pages are prepared at start, because rendering may fail when something is broken. */
export async function prepareErrorPages(options: Options): Promise<ErrorPages> {
	const { notFound } = options.files;
	const limited = await renderFailed(options, `/500?${ERROR_SCREEN_WAIT}=${WAIT_MARK}`).catch(() => null);
	return {
		notFound: notFound ? { html: notFound.html.toString('utf8'), policy: notFound.policy } : null,
		failed: await renderFailed(options, '/500').catch(() => null),
		limited: limited && { ...limited, waitMark: WAIT_MARK },
	};
}

async function renderFailed({ astro, host, isHttps, locals }: Options, target: string): Promise<ErrorPage | null> {
	const captured = await renderAnonymous(astro, { target, host, isHttps, requestId: REQUEST_ID_MARK, locals });
	const html = captured.body.toString('utf8');
	if (!html.includes('<title>Internal Server Error')) return null;
	const policy = String(captured.headers['content-security-policy'] ?? '');
	return { html, policy: completePolicy(policy), mark: REQUEST_ID_MARK };
}
