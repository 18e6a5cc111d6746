import { asc } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Province } from '../contract.ts';
import { provinces } from '../db/tables.ts';

export async function listProvinces(read: ReadDatabase): Promise<readonly Province[]> {
	return read
		.select({ code: provinces.code, name: provinces.name, region: provinces.region })
		.from(provinces)
		.orderBy(asc(provinces.nameFolded));
}
