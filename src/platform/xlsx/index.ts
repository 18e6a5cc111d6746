import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { setImmediate as others } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import type { CsvRow } from '../csv/index.ts';
import { EXIT_TOO_LARGE } from './exit-codes.ts';
import type { Workbook } from './read-process.ts';

const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04] as const;
/** Bytes per slice; between slices other requests run. Deflate unpacks at most 1,032 times as much. */
const CHUNK_BYTES = 4 * 1024;
const UNPACKED_MAX_BYTES = 48 * 1024 * 1024;
const ENTRIES_MAX = 200;
const HEAP_MAX_MB = 512;
const CPU_MAX_MS = 20_000;
/** Only the parts that hold cells; pictures and charts stay packed. */
const NEEDED =
	/^(?:\[Content_Types\]\.xml|_rels\/|xl\/(?:_rels\/|workbook\.xml|worksheets\/|sharedStrings\.xml|styles\.xml))/i;

export const isXlsx = (bytes: Uint8Array): boolean => ZIP_MAGIC.every((byte, at) => bytes[at] === byte);

type Rows = readonly CsvRow[] | 'too_large' | null;

class TooLarge extends Error {}

/**
 * Returns the non-empty rows of the first sheet, at most `most + 1`; `null` when the bytes are no such file, and
 * `too_large` when it unpacks to more than 48 MB, names a cell beyond row 20,000 or column 256, or needs 20 s of a
 * processor. Numbers are written
 * in full, never as `8.9E+12`.
 */
export function readXlsx(bytes: Uint8Array, most: number, cpuMaxMs: number = CPU_MAX_MS): Promise<Rows> {
	const read = turn.then(() => readAlone(bytes, { most, cpuMaxMs }));
	turn = read;
	return read;
}

/** Workbooks are read one after the other, because each may need half a gigabyte. */
let turn: Promise<unknown> = Promise.resolve();

async function readAlone(bytes: Uint8Array, limits: Omit<Workbook, 'parts'>): Promise<Rows> {
	try {
		return await readInProcess({ parts: await unpack(bytes), ...limits });
	} catch (problem) {
		return problem instanceof TooLarge ? 'too_large' : null;
	}
}

/**
 * In a process, because a thread that runs out of memory may end the whole process that started it. Its complaint about
 * memory is no line for the log.
 */
function readInProcess(workbook: Workbook): Promise<Rows> {
	const { promise, resolve, reject } = Promise.withResolvers<Rows>();
	const reader = startReader();
	reader.once('message', (rows) => resolve(rows as Rows));
	reader.on('error', reject);
	reader.once('exit', (code, signal) =>
		reject(signal || code === EXIT_TOO_LARGE ? new TooLarge() : new Error('the reader of a workbook has ended')),
	);
	reader.send(workbook, (problem) => problem && reject(problem));
	return promise.finally(() => reader.kill('SIGKILL'));
}

function startReader(): ChildProcess {
	// Resolved by the package's name, because the web process is bundled into other files.
	const entry = createRequire(import.meta.url).resolve('#src/platform/xlsx/read-process.ts');
	const inherited = process.execArgv.filter((flag, at, all) => isQuickImport(flag) || isQuickImport(all[at + 1]));
	return fork(entry, [], {
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
		execArgv: [...inherited, `--max-old-space-size=${HEAP_MAX_MB}`],
	});
}

const isQuickImport = (flag: string | undefined): boolean => flag?.endsWith('/quick-imports.mjs') === true;

/** Counts what really comes out, because the sizes that a zip file declares may be wrong. */
async function unpack(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
	const parts: Record<string, Uint8Array> = {};
	let unpacked = 0;
	let entries = 0;
	let fault: Error | null = null;
	const unzip = new Unzip((file) => {
		entries += 1;
		if (entries > ENTRIES_MAX) fault = new TooLarge();
		if (fault || !NEEDED.test(file.name)) return;
		const chunks: Uint8Array[] = [];
		file.ondata = (problem, chunk, isLast) => {
			fault ??= problem;
			unpacked += chunk?.byteLength ?? 0;
			if (unpacked > UNPACKED_MAX_BYTES) fault = new TooLarge();
			if (fault) return file.terminate();
			chunks.push(chunk);
			if (isLast) parts[file.name] = Buffer.concat(chunks);
		};
		file.start();
	});
	unzip.register(UnzipInflate);
	for (let from = 0; from < bytes.byteLength; from += CHUNK_BYTES) {
		const to = from + CHUNK_BYTES;
		unzip.push(bytes.subarray(from, to), to >= bytes.byteLength);
		if (fault) throw fault;
		await others();
	}
	return parts;
}
