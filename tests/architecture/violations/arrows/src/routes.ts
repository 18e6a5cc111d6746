// violates: routes-know-shared
import '#src/messages/vi.ts';
export const url = {};
