import type { Point } from "#illustrations/kit/geometry.ts";

/** An arm or a leg: its elbow or knee, and its end. */
export type Limb = readonly [bend: Point, end: Point];

/**
 * Where the joints of a figure are that is 100 high, stands on 0,0 and faces us or to the right. What is `far` lies behind the body,
 * what is `near` before it.
 */
export interface Pose {
  head: Point;
  /** Direction of view: 1 to the right, 0 towards the viewer or away. */
  looks: 0 | 1;
  shoulders: { far: Point; near: Point };
  hips: { far: Point; near: Point };
  arms: { far: Limb; near: Limb };
  legs: { far: Limb; near: Limb };
  /** Position of the toes relative to the ankle. */
  toes: { far: Point; near: Point };
  /** Whether both arms are drawn in front of the body, because it holds something. */
  holds?: boolean;
}

/** Weight on one leg, that hip high and its shoulder low, a hand near the pocket. */
const STANDING: Pose = {
  head: [1, -92.4],
  looks: 0,
  shoulders: { far: [10, -81], near: [-9.6, -79.2] },
  hips: { far: [4.6, -50.6], near: [-5, -52] },
  arms: {
    far: [
      [15.5, -66],
      [12, -51],
    ],
    near: [
      [-15, -65],
      [-10, -53],
    ],
  },
  legs: {
    far: [
      [8.6, -27],
      [9, -4.5],
    ],
    near: [
      [-4.6, -28],
      [-3.4, -4],
    ],
  },
  toes: { far: [5.4, 3.6], near: [-2.6, 4] },
};

const WALKING: Pose = {
  head: [4.6, -92.6],
  looks: 1,
  shoulders: { far: [7.6, -80.6], near: [-4.6, -80.4] },
  hips: { far: [3.6, -51.6], near: [-3.4, -51] },
  arms: {
    far: [
      [14.6, -67.6],
      [19.4, -57],
    ],
    near: [
      [-11.4, -67],
      [-10.4, -53],
    ],
  },
  legs: {
    far: [
      [-1.6, -28.6],
      [-13.4, -9.6],
    ],
    near: [
      [8, -29],
      [12, -5],
    ],
  },
  toes: { far: [5, 6.6], near: [6.4, 2.6] },
};

/** Upright and still, hands before the body. */
const HOLDING: Pose = {
  ...STANDING,
  head: [0.4, -93],
  shoulders: { far: [9.8, -80.8], near: [-9.8, -80.4] },
  hips: { far: [4.6, -51.6], near: [-4.6, -51.6] },
  arms: {
    far: [
      [14.6, -67],
      [7, -63],
    ],
    near: [
      [-14.8, -66.6],
      [-7, -63],
    ],
  },
  legs: {
    far: [
      [6.6, -28],
      [6.8, -4.4],
    ],
    near: [
      [-5.4, -28],
      [-5.6, -4.2],
    ],
  },
  toes: { far: [4, 3.8], near: [-4, 4] },
  holds: true,
};

/** How people stand, sit and walk. */
export const POSES = {
  standing: STANDING,
  walking: WALKING,
  holding: HOLDING,
  /** In step with somebody on the right, the arm hooked into theirs. */
  strolling: {
    ...WALKING,
    head: [3.4, -92.4],
    arms: {
      far: [
        [15, -67],
        [24, -63],
      ],
      near: [
        [-12.4, -66.6],
        [-13.6, -52.6],
      ],
    },
    legs: {
      far: [
        [7.4, -28.6],
        [8.4, -5],
      ],
      near: [
        [-2.6, -28],
        [-8.4, -7.4],
      ],
    },
    toes: { far: [5.8, 3.2], near: [5.4, 5.4] },
  },
  /** Walking up to somebody on the right, an arm high in greeting. */
  hailing: {
    ...WALKING,
    arms: {
      far: [
        [16.6, -89],
        [20.4, -104],
      ],
      near: WALKING.arms.near,
    },
    holds: true,
  },
  /** Walking on, an arm out ahead and a little up: there it is. */
  showing: {
    ...WALKING,
    arms: {
      far: [
        [18.4, -83],
        [29.6, -88],
      ],
      near: WALKING.arms.near,
    },
    holds: true,
  },
  /** Behind a trolley, both hands on its bar, which is 55 up. */
  pushing: {
    ...WALKING,
    head: [6, -92.2],
    shoulders: { far: [9, -80.2], near: [-3, -80] },
    arms: {
      far: [
        [15, -67],
        [21, -57],
      ],
      near: [
        [-5.4, -66],
        [6.4, -57],
      ],
    },
  },
  waving: {
    ...STANDING,
    head: [0.2, -92.4],
    arms: {
      far: [
        [19, -88],
        [20.4, -103],
      ],
      near: [
        [-14.6, -66],
        [-12.4, -52],
      ],
    },
  },
  /** An arm out to the right at the height of the shoulder: towards a view, a door, a bus. */
  pointing: {
    ...STANDING,
    head: [2, -92.4],
    looks: 1,
    arms: {
      far: [
        [21, -76],
        [33, -80.6],
      ],
      near: [
        [-14.6, -66],
        [-8, -56],
      ],
    },
  },
  /** The head thrown back, an arm up to the right: towards something high above. */
  pointingUp: {
    ...STANDING,
    head: [-0.6, -92],
    arms: {
      far: [
        [20, -88.4],
        [31, -99],
      ],
      near: [
        [-14.6, -66],
        [-12.4, -52],
      ],
    },
  },
  /** Turned to somebody on the right, both hands at the edges of a card that is held up to them. */
  presenting: {
    ...STANDING,
    head: [2.4, -92.6],
    looks: 1,
    shoulders: { far: [9, -80.8], near: [-7.6, -79.8] },
    arms: {
      far: [
        [15.4, -68],
        [23, -67],
      ],
      near: [
        [-9.4, -65.6],
        [3.4, -63.6],
      ],
    },
    toes: { far: [5.6, 3.4], near: [5, 3.8] },
    holds: true,
  },
  /** One hand up before the body, at the mouth or under a tray. */
  lifting: {
    ...STANDING,
    head: [1.6, -92.4],
    looks: 1,
    arms: {
      far: [
        [15.6, -68.6],
        [13.6, -80],
      ],
      near: [
        [-14, -66],
        [-11, -53],
      ],
    },
    holds: true,
  },
  /** A foot on a step that is 20 up, a hand at the bar beside it. */
  climbing: {
    ...WALKING,
    head: [8, -93],
    shoulders: { far: [10.4, -80.4], near: [-1.6, -81] },
    hips: { far: [4.6, -52], near: [-2.6, -51] },
    arms: {
      far: [
        [18.4, -72],
        [26, -79],
      ],
      near: [
        [-5.6, -66.4],
        [-1, -54],
      ],
    },
    legs: {
      far: [
        [-3.6, -28],
        [-7.4, -4.6],
      ],
      near: [
        [13.4, -43],
        [11.6, -24],
      ],
    },
    toes: { far: [5.4, 3.8], near: [6.4, 3.4] },
  },
  /** On a ladder, a foot on the next rung, one hand at its pole, the other up among the fruit. */
  picking: {
    ...WALKING,
    head: [6, -92],
    shoulders: { far: [9, -81.4], near: [-3.4, -80] },
    hips: { far: [3.6, -52], near: [-3.6, -51] },
    arms: {
      far: [
        [17.6, -92],
        [25, -107],
      ],
      near: [
        [5, -66],
        [17, -74],
      ],
    },
    legs: {
      far: [
        [13.4, -43],
        [8, -23],
      ],
      near: [
        [0.4, -28],
        [-1.4, -5],
      ],
    },
    toes: { far: [6.4, 3], near: [6.4, 3] },
  },
  /** Forearms on a rail that is 66 up; the weight on one leg, the other foot crossed behind it. */
  leaning: {
    ...STANDING,
    head: [3.4, -90.6],
    shoulders: { far: [11, -78], near: [-8.4, -79.4] },
    hips: { far: [4, -51.4], near: [-5.6, -50] },
    arms: {
      far: [
        [17.6, -66],
        [9.6, -66.4],
      ],
      near: [
        [-15.4, -66],
        [-7, -66.4],
      ],
    },
    legs: {
      far: [
        [5, -27.4],
        [4.4, -4],
      ],
      near: [
        [-5.6, -27],
        [0.4, -5.4],
      ],
    },
    toes: { far: [3.4, 3.8], near: [-4, 5] },
  },
  /** On a seat that is 25 up. */
  sitting: {
    head: [1, -68.6],
    looks: 1,
    shoulders: { far: [5.4, -56.4], near: [-6.6, -56.6] },
    hips: { far: [2, -28.4], near: [-3.6, -28] },
    arms: {
      far: [
        [10.4, -43],
        [20, -37],
      ],
      near: [
        [-8.4, -42],
        [5.4, -34],
      ],
    },
    legs: {
      far: [
        [21.4, -30],
        [22.6, -5],
      ],
      near: [
        [18, -28],
        [14.6, -4.4],
      ],
    },
    toes: { far: [6.4, 3], near: [6.4, 3.4] },
  },
  /** On the same seat, leaning in, both forearms on a table that is 43 up. */
  dining: {
    head: [6, -68],
    looks: 1,
    shoulders: { far: [8.6, -55.6], near: [-3, -56] },
    hips: { far: [2, -28.4], near: [-3.6, -28] },
    arms: {
      far: [
        [13, -45.4],
        [26, -46.6],
      ],
      near: [
        [3.6, -44],
        [18, -47],
      ],
    },
    legs: {
      far: [
        [21.4, -30],
        [22.6, -5],
      ],
      near: [
        [18, -28],
        [14.6, -4.4],
      ],
    },
    toes: { far: [6.4, 3], near: [6.4, 3.4] },
  },
  /** On sand, legs out, leaning back on a hand. */
  resting: {
    head: [-6.4, -46.6],
    looks: 1,
    shoulders: { far: [-3.4, -34.6], near: [-14, -33.6] },
    hips: { far: [1.6, -7], near: [-3, -6.4] },
    arms: {
      far: [
        [6.4, -22],
        [15.4, -18.6],
      ],
      near: [
        [-21, -18],
        [-22.4, -3],
      ],
    },
    legs: {
      far: [
        [20.4, -21],
        [30, -4.6],
      ],
      near: [
        [24, -9],
        [44, -4],
      ],
    },
    toes: { far: [6, 3], near: [3.4, -5.6] },
  },
  /** Lying back against something 24 high behind it, a knee up, a book held on it. */
  reading: {
    head: [-15, -43.6],
    looks: 1,
    shoulders: { far: [-9.6, -33], near: [-20, -30.6] },
    hips: { far: [1.6, -7.6], near: [-3, -6.8] },
    arms: {
      far: [
        [-1, -22],
        [9.6, -29],
      ],
      near: [
        [-12.4, -17.6],
        [4.6, -26.4],
      ],
    },
    legs: {
      far: [
        [19, -28],
        [29, -5],
      ],
      near: [
        [22.6, -9],
        [45, -4.4],
      ],
    },
    toes: { far: [6, 2.6], near: [3.2, -5.8] },
    holds: true,
  },
  /** On its knees, sitting on its heels, both hands at what it builds before it. */
  kneeling: {
    head: [9, -61],
    looks: 1,
    shoulders: { far: [11, -47], near: [-0.6, -47.6] },
    hips: { far: [-3, -19], near: [-8.4, -18] },
    arms: {
      far: [
        [20, -35],
        [29.6, -27],
      ],
      near: [
        [8, -32],
        [21, -24],
      ],
    },
    legs: {
      far: [
        [14.6, -6.4],
        [-7, -4],
      ],
      near: [
        [11, -5.2],
        [-12.4, -3.4],
      ],
    },
    toes: { far: [-6, 2], near: [-6, 2] },
  },
  /** Bent over the water, both hands on the pole of a net that goes down before it to the right. */
  netting: {
    ...STANDING,
    head: [16, -85],
    looks: 1,
    shoulders: { far: [16.4, -72.6], near: [4.6, -74.4] },
    hips: { far: [3, -50.4], near: [-5.4, -50.6] },
    arms: {
      far: [
        [22, -60],
        [29.6, -49.6],
      ],
      near: [
        [9.6, -60],
        [20.6, -63],
      ],
    },
    legs: {
      far: [
        [8.4, -28],
        [10, -5],
      ],
      near: [
        [-7, -27.6],
        [-9, -4.4],
      ],
    },
    toes: { far: [5.4, 3.4], near: [4.6, 3.8] },
    holds: true,
  },
  /** On its heels, a hand in the sand: a child at play. */
  crouching: {
    head: [6.4, -57],
    looks: 1,
    shoulders: { far: [8.4, -44.6], near: [-4, -45.4] },
    hips: { far: [-4.4, -17], near: [-9.4, -16.4] },
    arms: {
      far: [
        [17, -31],
        [23, -16],
      ],
      near: [
        [4.4, -29],
        [16.4, -13],
      ],
    },
    legs: {
      far: [
        [13.4, -30],
        [9, -4.6],
      ],
      near: [
        [8.6, -27],
        [1, -4.4],
      ],
    },
    toes: { far: [6.4, 3.4], near: [6.6, 3.6] },
  },
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof POSES;

/** The same the other way round: only the joints, so that the light still comes from the left. */
export function mirroredPose(pose: Pose): Pose {
  const flip = ([x, y]: Point): Point => [-x, y];
  const both = ({ far, near }: { far: Point; near: Point }) => ({ far: flip(far), near: flip(near) });
  const limb = ([bend, end]: Limb): Limb => [flip(bend), flip(end)];
  return {
    ...pose,
    head: flip(pose.head),
    shoulders: both(pose.shoulders),
    hips: both(pose.hips),
    arms: { far: limb(pose.arms.far), near: limb(pose.arms.near) },
    legs: { far: limb(pose.legs.far), near: limb(pose.legs.near) },
    toes: both(pose.toes),
  };
}
