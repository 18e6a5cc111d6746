import { sql } from 'drizzle-orm';

/** True unless the complete `line` was cancelled before it was shipped. */
export const HAS_UNCANCELLED_QUANTITY = sql`line.quantity > (
	select coalesce(sum(cut.quantity), 0) from order_part_cancel_lines cut
	join order_part_cancels of_cut on of_cut.id = cut.cancel_id
	where cut.line_id = line.id and of_cut.state = 'cancelled'
)`;
