"""Who counts as one: an IPv4 address, or all IPv6 addresses that one household can choose from."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

HOUSEHOLD: Final = 64  # leading bits of an IPv6 address that a provider gives away as a whole
REMEMBERED: Final = 4096  # addresses whose group is not worked out again
# Addresses of documentation: nobody has them, and connecting a datagram socket sends nothing.
NOWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def is_within(address: str, networks: Sequence[Network]) -> bool:
    """Whether an address belongs to one of the networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    plain = getattr(found, "ipv4_mapped", None) or found
    return any(plain in network for network in networks)


@lru_cache(REMEMBERED)
def group_of(address: str) -> str:
    """What limits are counted for: the address itself, or the /64 of an IPv6 address.

    Neighbours on the same cable share the /64 of their local addresses, so those count one by one.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found.is_link_local or found.is_loopback:
        return str(found)
    return str(ipaddress.ip_network((int(found), HOUSEHOLD), strict=False))


@lru_cache(REMEMBERED)
def is_loopback(address: str) -> bool:
    """Whether a request comes from this machine."""
    try:
        return ipaddress.ip_address(group_of(address)).is_loopback
    except ValueError:
        return False


def own_address() -> str | None:
    """This machine's address in its network as others can type it, None if it is in none."""
    for family, nowhere in NOWHERE.items():
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            try:
                asked.connect((nowhere, 9))
            except OSError:
                continue
            own: str = asked.getsockname()[0]
        found = ipaddress.ip_address(own)
        if not found.is_loopback and not found.is_unspecified:
            return own
    return None


def address(host: str, port: int) -> str:
    """The address to type into a browser; for a server open to all networks, the one others use."""
    if host in ("0.0.0.0", "::"):
        host = own_address() or {"0.0.0.0": "127.0.0.1", "::": "::1"}[host]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
