import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { HealthStage, ShopHealthView } from '../contract/health.ts';
import type { ShopHealth } from '../contract/shop.ts';
import { healthCauses, nextStageAt } from '../rules/shop-status/health-stages.ts';

type Row = ShopHealth & { readonly stage: HealthStage; readonly since: string };

/** The result of the last hourly count: the health stage, its causes and the date of the next stage. */
export async function getShopHealth(read: ReadDatabase, shopId: string): Promise<ShopHealthView> {
	const [row] = await read.read<Row>(sql`
		select orders, shipped, packed_in_time as "sentInTime", cancelled, disputes_lost as "disputesLost",
			confirmed_late as "confirmedLate", confirm_minutes as "confirmMinutes",
			asked, answered_late as "answeredLate", stage, stage_since as since
		from shop_health where shop_id = ${shopId}`);
	if (!row) return { stage: 'good', since: null, nextAt: null, orders: 0, causes: [] };
	const { stage, since, ...health } = row;
	const started = new Date(since);
	return {
		stage,
		since: stage === 'good' ? null : started.toISOString(),
		orders: health.orders,
		nextAt: nextStageAt(stage, started)?.toISOString() ?? null,
		causes: [...healthCauses(health)],
	};
}

export type ShopToSuspend = { readonly shopId: string; readonly slug: string | null; readonly since: Date };

/** Returns shops that passed every warning stage without improvement, the longest waiting first. */
export async function listShopsToSuspend(read: ReadDatabase): Promise<readonly ShopToSuspend[]> {
	const rows = await read.read<Omit<ShopToSuspend, 'since'> & { readonly since: string }>(sql`
		select shop.id as "shopId", shop.slug, health.stage_since as since
		from shop_health health join shops shop on shop.id = health.shop_id
		where health.stage = 'suspension_asked' and shop.state = 'approved' order by health.stage_since limit 100`);
	return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}
