import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { SubjectKind, SubjectView } from './contract/conversation.ts';
import type { MessageParty } from './contract/order-messages.ts';

export type SubjectResolver = {
	/** The subjects as this side sees them; ids that no longer exist are left out. */
	describe(
		read: ReadDatabase,
		subjectIds: readonly string[],
		party: MessageParty,
	): Promise<ReadonlyMap<string, SubjectView>>;
};
export type ConversationsWiring = {
	readonly subjects: Readonly<Record<SubjectKind, SubjectResolver>>;
	shopPath(slug: string): string;
};

let wired: ConversationsWiring | undefined;

export function wireConversations(wiring: ConversationsWiring): void {
	wired = wiring;
}

export function conversationsWiring(): ConversationsWiring {
	if (!wired) throw new Error('The composition root has not called wireConversations');
	return wired;
}
