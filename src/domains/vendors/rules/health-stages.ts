import { addMs, DAY_MS } from '#src/shared/time.ts';
import { healthConfig, type ShopHealth } from '../contract.ts';
import { HEALTH_STAGES, type HealthCause, type HealthCauseKind, type HealthStage } from '../contract-health.ts';

/** What is above its limit; a handful of orders says nothing. */
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

/** When the step after this one follows; after the last one an operator decides. */
export function nextStageAt(stage: HealthStage, since: Date): Date | null {
	return stage === 'good' || stage === HEALTH_STAGES.at(-1) ? null : addMs(since, healthConfig.stageDays * DAY_MS);
}

/** One step at a time, back to the first as soon as it has mended. */
export function stageAfter(stage: HealthStage, since: Date, isBad: boolean, now: Date): HealthStage {
	if (!isBad) return 'good';
	const nextAt = nextStageAt(stage, since);
	const isDue = stage === 'good' || (nextAt !== null && nextAt <= now);
	return isDue ? (HEALTH_STAGES[HEALTH_STAGES.indexOf(stage) + 1] ?? stage) : stage;
}

/** As a notice keeps them, which knows no lists. */
export const storedCauses = (causes: readonly HealthCause[]): string =>
	causes
		.map(({ kind, count, of, percent, limitPercent }) => [kind, count, of, percent, limitPercent].join(' '))
		.join(';');
