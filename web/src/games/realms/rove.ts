export { rove } from "../../table/rove";
