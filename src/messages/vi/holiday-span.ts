import type { AnnouncedHoliday } from '#src/domains/vendors/contract/shop.ts';
import { formatDate } from '#src/shared/time.ts';

const dayText = (day: string): string => formatDate(new Date(`${day}T12:00:00+07:00`));

export const spanText = ({ from, to }: AnnouncedHoliday): string =>
	from === to ? `ngày ${dayText(from)}` : `từ ${dayText(from)} đến hết ${dayText(to)}`;
