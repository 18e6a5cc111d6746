import { addWorkingHours } from '#src/shared/working-time.ts';
import { ordersConfig } from '../contract.ts';

export type ConfirmDeadlines = {
	readonly remindAt: Date;
	/** From here on the shop is late. */
	readonly overdueAt: Date;
	/** The order is cancelled for the buyer, to the shop's fault. */
	readonly cancelAt: Date;
};

export function confirmDeadlines(placedAt: Date): ConfirmDeadlines {
	const { remindHours, overdueHours, cancelHours } = ordersConfig.confirm;
	return {
		remindAt: addWorkingHours(placedAt, remindHours),
		overdueAt: addWorkingHours(placedAt, overdueHours),
		cancelAt: addWorkingHours(placedAt, cancelHours),
	};
}

export type ConfirmDuty = 'remind' | 'overdue' | 'cancel';

/** What is due by now, and when to look again; a watch that wakes late does the last thing that is due. */
export function confirmDuty(
	placedAt: Date,
	now: Date,
): { readonly due: ConfirmDuty | null; readonly next: Date | null } {
	const { remindAt, overdueAt, cancelAt } = confirmDeadlines(placedAt);
	if (now >= cancelAt) return { due: 'cancel', next: null };
	if (now >= overdueAt) return { due: 'overdue', next: cancelAt };
	if (now >= remindAt) return { due: 'remind', next: overdueAt };
	return { due: null, next: remindAt };
}
