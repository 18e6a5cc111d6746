import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { StoppableAlerts } from '../contract.ts';
import { openStop } from '../rules/stop-token.ts';
import { wishlistWiring } from '../wiring.ts';

export async function findStoppableAlerts(read: ReadDatabase, token: string): Promise<StoppableAlerts | null> {
	const stop = openStop(wishlistWiring().stopSeal, token);
	if (!stop) return null;
	const rows = await read.read<{ name: string; isMeant: boolean }>(sql`
		select alert.id in ${idList(stop.alertIds)} as "isMeant",
			product.name || coalesce(' (' || nullif(array_to_string(chosen.option_values, ', '), '') || ')', '') as name
		from product_alerts alert join products product on product.id = alert.product_id
		left join product_variants chosen on chosen.id = alert.variant_id
		where alert.customer_id = ${stop.customerId} order by alert.id`);
	return { names: rows.filter(({ isMeant }) => isMeant).map(({ name }) => name), total: rows.length };
}
