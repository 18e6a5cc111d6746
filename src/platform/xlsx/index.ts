import { createRequire } from 'node:module';
import { setImmediate as others } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Unzip, UnzipInflate } from 'fflate';
import type { CsvRow } from '../csv/index.ts';

const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04] as const;
/** Bytes per slice; between slices other requests run. Deflate unpacks at most 1,032 times as much. */
const CHUNK_BYTES = 4 * 1024;
const UNPACKED_MAX_BYTES = 48 * 1024 * 1024;
const ENTRIES_MAX = 200;
const HEAP_MAX_MB = 512;
const THREAD = createRequire(import.meta.url).resolve('#src/platform/xlsx/read-thread.ts');
/** Only the parts that hold cells; pictures and charts stay packed. */
const NEEDED =
	/^(?:\[Content_Types\]\.xml|_rels\/|xl\/(?:_rels\/|workbook\.xml|worksheets\/|sharedStrings\.xml|styles\.xml))/i;

export const isXlsx = (bytes: Uint8Array): boolean => ZIP_MAGIC.every((byte, at) => bytes[at] === byte);

class TooLarge extends Error {}

/**
 * Returns the non-empty rows of the first sheet, at most `most + 1`; `null` when the bytes are no such file, and
 * `too_large` when it unpacks to more than 48 MB or names a cell beyond row 20,000 or column 256. Numbers are written
 * in full, never as `8.9E+12`.
 */
export async function readXlsx(bytes: Uint8Array, most: number): Promise<readonly CsvRow[] | 'too_large' | null> {
	try {
		return await readInThread(await unpack(bytes), most);
	} catch (problem) {
		return problem instanceof TooLarge ? 'too_large' : null;
	}
}

/** Other requests run meanwhile, and a file that needs too much memory ends only its thread. */
function readInThread(
	parts: Readonly<Record<string, Uint8Array>>,
	most: number,
): Promise<readonly CsvRow[] | 'too_large' | null> {
	const { promise, resolve, reject } = Promise.withResolvers<readonly CsvRow[] | 'too_large' | null>();
	const resourceLimits = { maxOldGenerationSizeMb: HEAP_MAX_MB };
	const thread = new Worker(THREAD, { workerData: { parts, most }, resourceLimits });
	thread.once('message', resolve);
	thread.once('error', (problem: NodeJS.ErrnoException) =>
		problem.code === 'ERR_WORKER_OUT_OF_MEMORY' ? reject(new TooLarge()) : reject(problem),
	);
	thread.once('exit', () => reject(new Error('the thread that reads a workbook has ended')));
	return promise.finally(() => thread.terminate());
}

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
