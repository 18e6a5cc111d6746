import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { CHART_MONTHS, type CoinMonth } from '../contract/views.ts';

export async function listCoinMonths({ read, actor }: ReadContext<MemberActor>): Promise<readonly CoinMonth[]> {
	return read.read<CoinMonth>(sql`
		select to_char(m.start, 'YYYY-MM') as month,
			coalesce(sum(change_vnd) filter (where change_vnd > 0), 0)::bigint as "inVnd",
			coalesce(-sum(change_vnd) filter (where change_vnd < 0), 0)::bigint as "outVnd"
		from generate_series(
				date_trunc('month', app_now() at time zone 'Asia/Ho_Chi_Minh') - make_interval(months => ${CHART_MONTHS - 1}),
				date_trunc('month', app_now() at time zone 'Asia/Ho_Chi_Minh'), interval '1 month'
			) as m(start)
			left join coin_movements on customer_id = ${actor.customerId}
				and at >= m.start at time zone 'Asia/Ho_Chi_Minh'
				and at < (m.start + interval '1 month') at time zone 'Asia/Ho_Chi_Minh'
		group by m.start order by m.start`);
}
