import type { BreadcrumbList } from 'schema-dts';
import { placeMessages } from '#src/messages/vi/frame.ts';
import { url } from '#src/routes.ts';

/** Returns schema.org breadcrumbs; the last step is the page itself and has no URL. */
export function breadcrumbData(
	siteUrl: string,
	trail: readonly { readonly text: string; readonly href?: string | undefined }[],
): Exclude<BreadcrumbList, string> {
	const steps = [{ text: placeMessages.home, href: url.home() }, ...trail];
	return {
		'@type': 'BreadcrumbList',
		itemListElement: steps.map((step, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: step.text,
			...(step.href ? { item: new URL(step.href, siteUrl).href } : {}),
		})),
	};
}
