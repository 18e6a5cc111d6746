import { addMs, DAY_MS } from '#src/shared/time.ts';
import { HEALTH_STAGES, type HealthCause, type HealthCauseKind, type HealthStage } from '../../contract/health.ts';
import { healthConfig, type ShopHealth } from '../../contract/shop.ts';

export function healthCauses(health: ShopHealth): readonly HealthCause[] {
	const { orders, shipped, sentInTime, cancelled, disputesLost, confirmedLate, asked, answeredLate } = health;
	const { lateConfirmPercent, cancelPercent, lateShipPercent, lostDisputePercent, answeredLeastPercent } = healthConfig;
	const counted: readonly (readonly [HealthCauseKind, number, number, number])[] = [
		['late_confirm', confirmedLate, orders, lateConfirmPercent],
		['cancelled', cancelled, orders, cancelPercent],
		['late_ship', shipped - sentInTime, shipped, lateShipPercent],
		['dispute_lost', disputesLost, orders, lostDisputePercent],
		['late_reply', answeredLate, asked, 100 - answeredLeastPercent],
	];
	return counted
		.filter(([, count, of, limit]) => of >= healthConfig.judgedFromOrders && count * 100 > of * limit)
		.map(([kind, count, of, limitPercent]) => {
			const percent = Math.ceil((count * 100) / of);
			return { kind, count, of, percent, limitPercent };
		});
}

/** The last stage has no next one: an operator decides. */
export function nextStageAt(stage: HealthStage, since: Date): Date | null {
	return stage === 'good' || stage === HEALTH_STAGES.at(-1) ? null : addMs(since, healthConfig.stageDays * DAY_MS);
}

/** Advances one stage at a time and returns to `good` as soon as the service has improved. */
export function stageAfter(stage: HealthStage, since: Date, isBad: boolean, now: Date): HealthStage {
	if (!isBad) return 'good';
	const nextAt = nextStageAt(stage, since);
	const isDue = stage === 'good' || (nextAt !== null && nextAt <= now);
	return isDue ? (HEALTH_STAGES[HEALTH_STAGES.indexOf(stage) + 1] ?? stage) : stage;
}

export const storedCauses = (causes: readonly HealthCause[]): string =>
	causes
		.map(({ kind, count, of, percent, limitPercent }) => [kind, count, of, percent, limitPercent].join(' '))
		.join(';');
