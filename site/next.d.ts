// Types of CSS modules and images. Next would generate next-env.d.ts for that, with different content on each start.
/// <reference types="next" />
/// <reference types="next/image-types/global" />
