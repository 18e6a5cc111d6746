import { parseArgs } from 'node:util';
import { config } from '#src/platform/config/index.ts';
import { createPool, openDatabase } from '#src/platform/db/index.ts';
import { log } from '#src/platform/log/index.ts';
import { areLoaded, PARTS } from './run-once.ts';

const BULK_MAX = 1_000_000;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/**
 * `products N` adds N products for benchmarks; without it only the demonstration is loaded. `--sheet FILE.png` writes
 * all pictures of the demonstration on one sheet instead.
 */
const { values, positionals } = readArguments();
const [part, count] = positionals;
const wanted = Number(values.products ?? count ?? 0);
if ((part !== undefined && part !== 'products') || !Number.isSafeInteger(wanted) || wanted < 0 || wanted > BULK_MAX)
	stop(`products takes a whole number up to ${BULK_MAX}, for example: npm run seed -- --products 10000`);

if (values.sheet)
	say(`${await (await import('./pictures/sheet.ts')).writeSheet(values.sheet)} pictures in ${values.sheet}`);
else if (!config().hasEmbeddedIdentity) say('no demonstration data: an identity service of your own is set');
else if (await isDemonstrationLoaded()) say('the demonstration data is already loaded');
else await (await import('./demonstration.ts')).loadDemonstration(say);
if (wanted > 0 && !values.sheet) await (await import('./measuring.ts')).loadForMeasuring(wanted, say);

function readArguments() {
	try {
		return parseArgs({
			options: { products: { type: 'string' }, sheet: { type: 'string' } },
			allowPositionals: true,
		});
	} catch {
		return stop('usage: npm run seed -- [--products N | --sheet FILE.png]');
	}
}

function stop(why: string): never {
	process.stderr.write(`${why}\n`);
	process.exit(1);
}

/**
 * Runs at every start, when there is rarely anything to load; the loaders and their domains are therefore imported
 * later.
 */
async function isDemonstrationLoaded(): Promise<boolean> {
	const pool = createPool({
		connectionString: config().DATABASE_URL,
		max: 1,
		applicationName: 'chobiz-seed',
		log: log(),
	});
	try {
		return await areLoaded(
			openDatabase(pool),
			PARTS.map(({ name }) => name),
		);
	} finally {
		await pool.end();
	}
}
