import { type DestinationStream, pino } from 'pino';

/** Lines wait so long for others: writing each by itself took a twentieth of a busy web process. */
const WAIT_MS = 100;
const TOGETHER_BYTES = 8 * 1024;

/** As pino counts. */
const WARNING = 40;

type Lines = DestinationStream & { readonly flushSync: () => void };

/** Writes lines to a file together, at the latest when they have waited long enough, something is wrong, or the process ends. */
export function openLines(file: number | string): Lines {
	const out = pino.destination({ dest: file, minLength: TOGETHER_BYTES, sync: true });
	let timer: NodeJS.Timeout | undefined;
	const flushSync = (): void => {
		clearTimeout(timer);
		timer = undefined;
		out.flushSync();
	};
	process.on('exit', flushSync);
	return {
		[Symbol.for('pino.metadata')]: true,
		write(this: { readonly lastLevel?: number }, line) {
			out.write(line);
			if ((this.lastLevel ?? 0) >= WARNING) flushSync();
			else timer ??= setTimeout(flushSync, WAIT_MS).unref();
		},
		flushSync,
	} as Lines;
}
