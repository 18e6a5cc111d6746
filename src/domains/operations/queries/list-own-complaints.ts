import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ComplaintList } from '../contract/complaints.ts';
import { complaintsOf } from '../db/complaint-repository.ts';
import { viewsOf } from './complaint-view.ts';

const SHOWN_MAX = 50;

/** Latest first. Never read from a replica, because a complaint just filed must appear. */
export async function listOwnComplaints({ actor, fresh: read }: ReadContext<MemberActor>): Promise<ComplaintList> {
	return { items: [...(await viewsOf(read, await complaintsOf(read, actor.customerId, SHOWN_MAX)))] };
}
