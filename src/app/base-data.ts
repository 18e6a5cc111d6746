import { loadUnits } from '#src/domains/addresses/background.ts';
import { loadAttributes, loadCategories } from '#src/domains/catalog/background.ts';
import { loadBaseRates } from '#src/domains/fees/background.ts';
import { loadSynonyms } from '#src/domains/search/background.ts';
import { createPool, openDatabase, readOnly } from '#src/platform/db/index.ts';
import { createJobSender } from '#src/platform/jobs/index.ts';
import type { Logger } from '#src/platform/log/index.ts';
import { systemContext } from './process.ts';

/** Loads units, categories, rates, attributes and synonyms, which every installation needs. Idempotent. */
export async function loadBaseData(databaseUrl: string, log: Logger): Promise<void> {
	const pool = createPool({ connectionString: databaseUrl, max: 1, applicationName: 'chobiz-base-data', log });
	const db = openDatabase(pool);
	const jobs = createJobSender(databaseUrl, log);
	const context = systemContext('base_data', { db, read: readOnly(db), fresh: readOnly(db), jobs, log });
	try {
		await loadUnits(context);
		await loadCategories(context);
		await loadBaseRates(context);
		await loadAttributes(context);
		await loadSynonyms(context);
	} finally {
		await jobs.close();
		await pool.end();
	}
}
