import { VIETNAM_OFFSET_MS } from '#src/shared/time.ts';

const STAMP = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** yyyyMMddHHmmss in GMT+7, independent of the process time zone. */
export function toVnpayTime(instant: Date): string {
	return new Date(instant.getTime() + VIETNAM_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

export function fromVnpayTime(text: string): Date | null {
	const parts = STAMP.exec(text);
	if (!parts) return null;
	const [, year, month, day, hour, minute, second] = parts;
	const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`);
	return Number.isNaN(instant.getTime()) || toVnpayTime(instant) !== text ? null : instant;
}
