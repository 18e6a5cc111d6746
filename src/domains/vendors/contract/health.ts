import * as z from 'zod/mini';

export const HEALTH_STAGES = ['good', 'warned', 'capped', 'suspension_asked'] as const;
export type HealthStage = (typeof HEALTH_STAGES)[number];
export const HEALTH_CAUSES = ['late_confirm', 'cancelled', 'late_ship', 'dispute_lost', 'late_reply'] as const;
export type HealthCauseKind = (typeof HEALTH_CAUSES)[number];

export const HealthCause = z.object({
	kind: z.enum(HEALTH_CAUSES),
	count: z.int(),
	of: z.int(),
	percent: z.int(),
	limitPercent: z.int(),
});
export type HealthCause = z.infer<typeof HealthCause>;
export const ShopHealthView = z.object({
	stage: z.enum(HEALTH_STAGES),
	since: z.nullable(z.iso.datetime()),
	nextAt: z.nullable(z.iso.datetime()),
	orders: z.int(),
	causes: z.array(HealthCause),
});
export type ShopHealthView = z.infer<typeof ShopHealthView>;

export const causesOf = (stored: string): readonly HealthCause[] =>
	stored.split(';').flatMap((cause) => {
		const [named, ...figures] = cause.split(' ');
		const kind = HEALTH_CAUSES.find((known) => known === named);
		const [count = 0, of = 0, percent = 0, limitPercent = 0] = figures.map(Number);
		return kind ? [{ kind, count, of, percent, limitPercent }] : [];
	});
