study-nightmarium-executed = карта взята у существа
study-nightmarium-scavenged = существо разобрано
study-nightmarium-devoured = своё существо надкушено
study-nightmarium-gave-up = отдано карт чистому легиону
study-nightmarium-chain-stopped = цепочка оборвалась
