// violates: domain-folder-layout
export const one = 1;
