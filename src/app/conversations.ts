import {
	listOrderSubjects,
	listProductSubjects,
	type SubjectResolver,
	type SubjectView,
	wireConversations,
} from '#src/domains/conversations/index.ts';
import { orderSubjectTitle } from '#src/messages/vi/conversations/inbox.ts';
import { url } from '#src/routes.ts';

type ProductSubject = Awaited<ReturnType<typeof listProductSubjects>>[number];

const product: SubjectResolver = {
	describe: async (read, ids) =>
		new Map((await listProductSubjects(read, ids)).map((row) => [row.id, productView(row)])),
};

const productView = ({ id, title, slug, hasPage, priceVnd, pictureHash }: ProductSubject): SubjectView => ({
	kind: 'product',
	id,
	title,
	path: hasPage ? url.product(slug) : null,
	pictureHash: hasPage ? pictureHash : null,
	priceVnd: hasPage ? priceVnd : null,
	number: null,
});

const order: SubjectResolver = {
	describe: async (read, ids, party) => {
		const views = (await listOrderSubjects(read, ids)).map(({ id, number }): readonly [string, SubjectView] => [
			id,
			{
				kind: 'order',
				id,
				title: orderSubjectTitle(number),
				path: party === 'buyer' ? url.order(number) : url.vendorOrder(number),
				pictureHash: null,
				priceVnd: null,
				number,
			},
		]);
		return new Map(views);
	},
};

/** What a conversation can be about; later parts add their subjects here. */
export function wireConversationSubjects(): void {
	wireConversations({ subjects: { product, order }, shopPath: (slug) => url.shop(slug) });
}
