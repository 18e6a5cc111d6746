import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import type { ComplaintList } from '../contract-complaints.ts';
import { complaintsOf } from '../db/complaint-repository.ts';
import { viewsOf } from './complaint-view.ts';

const SHOWN_MAX = 50;

/** The member's own, the latest first. Not from a replica: what was just filed is there. */
export async function listOwnComplaints({ actor, db }: Context<MemberActor>): Promise<ComplaintList> {
	const read = readOnly(db);
	return { items: [...(await viewsOf(read, await complaintsOf(read, actor.customerId, SHOWN_MAX)))] };
}
