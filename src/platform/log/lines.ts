import { type DestinationStream, pino } from 'pino';

/** Writing each line separately took a twentieth of the CPU of a busy web process. */
const WAIT_MS = 100;
const BUFFER_BYTES = 8 * 1024;

/** pino's level number. */
const WARNING = 40;

type Lines = DestinationStream & { readonly flushSync: () => void };

/** Flushes when lines have waited long enough, on an error, and when the process ends. */
export function openLogFile(file: number | string): Lines {
	const out = pino.destination({ dest: file, minLength: BUFFER_BYTES, sync: true });
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
