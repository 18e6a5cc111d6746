import { sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { Region } from '../contract.ts';

export type ProvinceUnit = {
	readonly code: string;
	readonly name: string;
	readonly nameFolded: string;
	readonly region: Region;
};
export type WardUnit = {
	readonly code: string;
	readonly provinceCode: string;
	readonly name: string;
	readonly nameFolded: string;
};

export type FormerWardUnit = {
	readonly wardName: string;
	readonly districtName: string;
	readonly provinceName: string;
	readonly wardKey: string;
	readonly districtKey: string;
	readonly provinceKey: string;
	readonly wardCode: string;
};

export async function hasUnitLoad(read: ReadDatabase, version: string): Promise<boolean> {
	const rows = await read.read<{ version: string }>(sql`select version from unit_loads where version = ${version}`);
	return rows.length > 0;
}

/** Returns true for the first load of this version; concurrent starts wait here for each other. */
export async function claimUnitLoad(tx: Transaction, version: string): Promise<boolean> {
	const inserted = await tx.execute(sql`insert into unit_loads (version) values (${version}) on conflict do nothing`);
	return inserted.rowCount === 1;
}

/** Never deletes units, because stored addresses refer to them. */
export async function storeUnits(
	tx: Transaction,
	provinces: readonly ProvinceUnit[],
	wards: readonly WardUnit[],
): Promise<void> {
	await tx.execute(sql`
		insert into provinces (code, name, name_folded, region)
		select "code", "name", "nameFolded", "region"
		from json_to_recordset(${JSON.stringify(provinces)}::json)
			as unit("code" text, "name" text, "nameFolded" text, "region" text)
		on conflict (code) do update
		set name = excluded.name, name_folded = excluded.name_folded, region = excluded.region`);
	await tx.execute(sql`
		insert into wards (code, province_code, name, name_folded)
		select "code", "provinceCode", "name", "nameFolded"
		from json_to_recordset(${JSON.stringify(wards)}::json)
			as unit("code" text, "provinceCode" text, "name" text, "nameFolded" text)
		on conflict (code) do update
		set province_code = excluded.province_code, name = excluded.name, name_folded = excluded.name_folded`);
}

/** Replaces all rows, because nothing refers to them. */
export async function storeFormerWards(tx: Transaction, former: readonly FormerWardUnit[]): Promise<void> {
	await tx.execute(sql`delete from former_wards`);
	await tx.execute(sql`
		insert into former_wards
			(ward_name, district_name, province_name, ward_key, district_key, province_key, ward_code)
		select "wardName", "districtName", "provinceName", "wardKey", "districtKey", "provinceKey", "wardCode"
		from json_to_recordset(${JSON.stringify(former)}::json)
			as unit("wardName" text, "districtName" text, "provinceName" text, "wardKey" text, "districtKey" text,
				"provinceKey" text, "wardCode" text)
		on conflict do nothing`);
}
