import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import type { BulkEdit } from '#src/domains/product-editing/contract/bulk.ts';
import { catalogStateMessages, bulkMessages as messages } from '#src/messages/vi/vendor/vendor-products.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';

export function shownValue({ kind }: BulkEdit, value: string): string {
	if (kind === 'price') return formatVnd(Number(value));
	if (kind === 'stock') return formatCount(Number(value));
	if (kind === 'section') return value === 'true' ? messages.inside : messages.outside;
	if (value === 'deleted') return messages.deleted;
	return catalogStateMessages[value as ProductState];
}
