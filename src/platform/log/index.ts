import { type Logger, pino } from 'pino';
import { config } from '../config/index.ts';
import { errorFacts } from './error-facts.ts';
import { openLogFile } from './lines.ts';

export type { Logger } from 'pino';

const SECRET_FIELDS = ['password', 'token', 'cookie', 'authorization', 'secret', 'code', 'refresh_token', 'id_token'];

const STANDARD_OUTPUT = 1;

let root: Logger | undefined;

/** pino's JSON escapes CR and LF, so a value cannot forge a log line. */
export function log(): Logger {
	root ??= pino(
		{
			level: config().LOG_LEVEL,
			base: { pid: process.pid },
			serializers: { err: errorFacts },
			timestamp: pino.stdTimeFunctions.isoTime,
			redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '[hidden]' },
		},
		openLogFile(STANDARD_OUTPUT),
	);
	return root;
}
