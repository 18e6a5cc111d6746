const grouped = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** `1234567` → `1.234.567 ₫` with a no-break space. */
export const formatVnd = (amountVnd: number): string => `${grouped.format(amountVnd)}\u00a0₫`;
/** `1234567` → `1.234.567` */
export const formatCount = (count: number): string => grouped.format(count);
