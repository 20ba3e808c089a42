/** The map: regions with their outlines, as in components.toml (a test compares them); board units of that file. */
import type { RegionFace } from '../faces';

/** Left, top, right and bottom edge of the map. */
export const MAP_RECT = [3, 12, 65, 80] as const;

export const REGIONS: readonly RegionFace[] = [
  {
    id: 'r01', province: 'yellow', value: 2, points: [0, 0, 0, 0],
    valueAt: [8.2, 27.8], bonusAt: null,
    spacesAt: [[5.1, 33.4], [9.3, 33.4], [13.5, 33.4], [17.7, 33.4]],
    outline: [[3, 43.1], [3, 12.8], [22.7, 27.7], [23.7, 37.1], [11.2, 42.6]],
  },
  {
    id: 'r02', province: 'green', value: 3, points: [0, 0, 0],
    valueAt: [16.9, 15], bonusAt: [22.7, 15],
    spacesAt: [[16, 20.1], [19.8, 20.1], [23.6, 20.1]],
    outline: [[3, 12], [32.9, 12], [31, 18], [22.7, 27.7], [3, 12.8]],
  },
  {
    id: 'r03', province: 'green', value: 3, points: [0, 0],
    valueAt: [27.5, 25.4], bonusAt: [33.3, 25.4],
    spacesAt: [[28.5, 30.4], [32.3, 30.4]],
    outline: [[23.7, 37.1], [22.7, 27.7], [31, 18], [41.1, 28.2]],
  },
  {
    id: 'r04', province: 'green', value: 4, points: [0, 0, 0],
    valueAt: [38.1, 16.3], bonusAt: [43.8, 16.3],
    spacesAt: [[37.2, 21.3], [40.9, 21.3], [44.7, 21.3]],
    outline: [[32.9, 12], [50.1, 12], [46.2, 27.2], [41.1, 28.2], [31, 18]],
  },
  {
    id: 'r05', province: 'green', value: 4, points: [0, 0, 0],
    valueAt: [31.4, 39.7], bonusAt: [37.8, 39.7],
    spacesAt: [[30.4, 45.3], [34.6, 45.3], [38.8, 45.3]],
    outline: [[37.9, 56.8], [28.1, 56.1], [23.7, 37.1], [41.1, 28.2], [46.2, 27.2]],
  },
  {
    id: 'r06', province: 'blue', value: 3, points: [0, 0],
    valueAt: [18.4, 45.7], bonusAt: [23.5, 45.7],
    spacesAt: [[19.2, 50.1], [22.6, 50.1]],
    outline: [[11.2, 42.6], [23.7, 37.1], [28.1, 56.1], [23, 59.6]],
  },
  {
    id: 'r07', province: 'blue', value: 3, points: [0, 0, 0],
    valueAt: [7.3, 54.9], bonusAt: [13.7, 54.9],
    spacesAt: [[6.3, 60.5], [10.5, 60.5], [14.7, 60.5]],
    outline: [[3, 73.8], [3, 43.1], [11.2, 42.6], [23, 59.6], [17, 66.7]],
  },
  {
    id: 'r08', province: 'blue', value: 4, points: [0, 0, 0],
    valueAt: [12.3, 72.3], bonusAt: [18.7, 72.3],
    spacesAt: [[11.3, 77.9], [15.5, 77.9], [19.7, 77.9]],
    outline: [[27.9, 80], [3, 80], [3, 73.8], [17, 66.7], [27.3, 73.6]],
  },
  {
    id: 'r09', province: 'blue', value: 4, points: [0, 0],
    valueAt: [24.4, 61.4], bonusAt: [30.2, 61.4],
    spacesAt: [[25.4, 66.5], [29.2, 66.5]],
    outline: [[27.3, 73.6], [17, 66.7], [23, 59.6], [28.1, 56.1], [37.9, 56.8]],
  },
  {
    id: 'r10', province: 'orange', value: 5, points: [2, 1, 0],
    valueAt: [36.6, 67.8], bonusAt: [43, 67.8],
    spacesAt: [[35.6, 73.4], [39.8, 73.4], [44, 73.4]],
    outline: [[49.3, 80], [27.9, 80], [27.3, 73.6], [37.9, 56.8], [43.3, 57.7], [51.1, 66.2]],
  },
  {
    id: 'r11', province: 'orange', value: 6, points: [4, 2, 0],
    valueAt: [54.4, 70.5], bonusAt: [60.8, 70.5],
    spacesAt: [[53.4, 76.1], [57.6, 76.1], [61.8, 76.1]],
    outline: [[65, 65.6], [65, 80], [49.3, 80], [51.1, 66.2]],
  },
  {
    id: 'r12', province: 'orange', value: 6, points: [4, 2],
    valueAt: [53.3, 58.2], bonusAt: [59.1, 58.2],
    spacesAt: [[54.3, 63.3], [58.1, 63.3]],
    outline: [[65, 54.4], [65, 65.6], [51.1, 66.2], [43.3, 57.7]],
  },
  {
    id: 'r13', province: 'red', value: 5, points: [2, 1],
    valueAt: [43.9, 41.1], bonusAt: [48.3, 41.1],
    spacesAt: [[44.6, 45], [47.6, 45]],
    outline: [[54.2, 38.8], [43.3, 57.7], [37.9, 56.8], [46.2, 27.2], [50.9, 30.9]],
  },
  {
    id: 'r14', province: 'red', value: 6, points: [4, 2],
    valueAt: [53.1, 45.9], bonusAt: [59.5, 45.9],
    spacesAt: [[54.2, 51.5], [58.4, 51.5]],
    outline: [[65, 39.6], [65, 54.4], [43.3, 57.7], [54.2, 38.8]],
  },
  {
    id: 'r15', province: 'red', value: 6, points: [4, 2],
    valueAt: [56.4, 30.5], bonusAt: [62.2, 30.5],
    spacesAt: [[57.4, 35.5], [61.2, 35.5]],
    outline: [[65, 24], [65, 39.6], [54.2, 38.8], [50.9, 30.9]],
  },
  {
    id: 'r16', province: 'red', value: 5, points: [2, 1, 0],
    valueAt: [52.7, 17.8], bonusAt: [59.1, 17.8],
    spacesAt: [[51.7, 23.4], [55.9, 23.4], [60.1, 23.4]],
    outline: [[50.1, 12], [65, 12], [65, 24], [50.9, 30.9], [46.2, 27.2]],
  },
];
